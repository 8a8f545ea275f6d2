// The numbered rules of a game in the user's language.

import type { RuleBook } from '../../net/protocol.gen'

const books = new Map<string, Promise<RuleBook>>()

export function rulesOf(game: string, language: string): Promise<RuleBook> {
  const key = `${game} ${language}`
  const found =
    books.get(key) ??
    fetch(`api/rules/${game}?lang=${language}`).then(async (answer) => {
      if (!answer.ok) throw new Error(String(answer.status))
      return (await answer.json()) as RuleBook
    })
  books.set(key, found)
  found.catch(() => books.delete(key))
  return found
}
