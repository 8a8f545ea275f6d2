// Which dialog of a table is open, and its subject.

export interface Asked {
  sheet: '' | 'menu' | 'log' | 'rules' | 'scores' | 'what' | 'talk' | 'invite' | 'resign'
  rule: string // the rule to scroll to
  kind: string // the kind of thing to explain
}

export const NOTHING: Asked = { sheet: '', rule: '', kind: '' }
export const rulesAt = (rule: string): Asked => ({ sheet: 'rules', rule, kind: '' })
