// The little that is asked for by HTTP.

function post(path: string, body: unknown): Promise<Response> {
  return fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    credentials: 'same-origin',
  })
}

/** A new table with the caller on the first seat and bots on the others, begun at once; its id. */
export async function openTable(game: string, players: number, name: string): Promise<string> {
  const bots = Array.from({ length: players - 1 }, () => ({ kind: 'bot', bot: 'greedy' }))
  const wish = { settings: { game, players }, seats: [{ kind: 'me' }, ...bots], start: true }
  let answer = await post('api/tables', wish)
  if (answer.status === 401) {
    await post('api/me', { name }) // the server does not know us yet: a name is all it wants
    answer = await post('api/tables', wish)
  }
  if (!answer.ok) throw new Error(String(answer.status))
  return String(((await answer.json()) as { game: string }).game)
}
