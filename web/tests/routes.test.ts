import assert from 'node:assert/strict'
import { test } from 'node:test'
import { find } from '../src/router/routes.ts'

test('every address leads to its screen', () => {
  assert.deepEqual(find('/'), { screen: 'Lobby', params: {} })
  assert.deepEqual(find('/t/abc'), { screen: 'TableScreen', params: { id: 'abc' } })
  assert.deepEqual(find('/t/abc/key'), { screen: 'TableScreen', params: { id: 'abc', key: 'key' } })
  assert.deepEqual(find('/new/keltis'), { screen: 'NewTable', params: { game: 'keltis' } })
  assert.deepEqual(find('/rules/keltis/C3'), { screen: 'Rules', params: { game: 'keltis', rule: 'C3' } })
  assert.deepEqual(find('/replay'), { screen: 'Replay', params: {} })
  assert.deepEqual(find('/settings?x=1'), { screen: 'Settings', params: {} })
})

test('an address that leads nowhere leads to the lobby', () => {
  for (const address of ['', '/nowhere', '/t', '/t/a/b/c', '/new/%E0%A4%A', '//']) {
    assert.match(find(address).screen, /Lobby|NewTable/)
  }
})
