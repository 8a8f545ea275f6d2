// What is open over a table, and what is asked about.

export interface Asked {
  sheet: '' | 'menu' | 'log' | 'rules' | 'scores' | 'what' | 'talk' | 'resign'
  rule: string // where the rules are opened
  kind: string // what kind of thing is to be explained
}

export const NOTHING: Asked = { sheet: '', rule: '', kind: '' }
export const rulesAt = (rule: string): Asked => ({ sheet: 'rules', rule, kind: '' })
