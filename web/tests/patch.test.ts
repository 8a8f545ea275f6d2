import assert from 'node:assert/strict'
import { test } from 'node:test'
import { changed, foreseen } from '../src/net/patch.ts'

type Known = Parameters<typeof changed>[0]
type Change = Parameters<typeof changed>[1]

const known = {
  v: 4,
  status: { phase: 'running', since: 1 },
  position: {
    view: {
      mover: 0,
      heading: 'one',
      table: {
        deck: 9,
        hand: ['R1'],
        players: [
          { wishes: 1, rows: [] },
          { wishes: 0, rows: [] },
        ],
      },
    },
    scene: { lying: [], pieces: [], priestess: '' },
    offers: [{ action: 'draw', touch: ['deck'], gain: 3, ends: false }],
  },
} as unknown as Known

const change = (fields: object, seq = 5): Change =>
  ({
    type: 'change',
    table_id: 'g',
    v: seq,
    events: [{ seq }],
    status: { since: 2 },
    position: fields,
  }) as unknown as Change

test('what a change does not tell stays as it was', () => {
  const next = changed(
    known,
    change({ view: { mover: 1, table: { deck: 8, players: { 1: { wishes: 2 } } } } }),
  )
  assert.equal(next?.v, 5)
  assert.deepEqual(next?.status, { phase: 'running', since: 2 })
  assert.equal(next?.position?.view.mover, 1)
  assert.equal(next?.position?.view.heading, 'one')
  assert.deepEqual(next?.position?.view.table, {
    deck: 8,
    hand: ['R1'],
    players: [
      { wishes: 1, rows: [] },
      { wishes: 2, rows: [] },
    ],
  })
  assert.equal(known.position?.view.table.deck, 9)
})

test('what an offer would bring is not known of the next position until it is told', () => {
  const next = changed(known, change({}))
  assert.deepEqual(next?.position?.offers, [{ action: 'draw', touch: ['deck'] }])
  assert.ok(next?.position)
  const told = foreseen(next.position, [{ gain: -2, ends: true, lands: [], priestess: '' }])
  assert.deepEqual(told.offers, [
    { action: 'draw', touch: ['deck'], gain: -2, ends: true, lands: [], priestess: '' },
  ])
})

test('a change of something that was not seen is none', () => {
  assert.equal(changed(known, change({}, 6)), null)
})
