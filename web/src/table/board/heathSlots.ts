// Der Weg der Steine: a player touches one of the face-down stones, but chance decides which tile it is. The two
// exchange their slots, so the stone that was touched is the one that turns over.

import type { Scene, Stage } from '../../net/protocol'

/** The stage with places moved to the slots of others. */
export function exchanged(stage: Stage, slots: ReadonlyMap<string, string>): Stage {
  if (slots.size === 0) return stage
  const own = new Map(stage.places.map((place) => [place.id, place]))
  const places = stage.places.map((place) => {
    const slot = own.get(slots.get(place.id) ?? place.id) ?? place
    return { ...place, x: slot.x, y: slot.y }
  })
  return { ...stage, places }
}

/** The tile that has just been turned over; "" if there is none. */
export function newlyTurned(before: Scene, after: Scene): string {
  const hidden = (scene: Scene): string[] =>
    scene.lying.filter(({ tile }) => tile === 'hidden').map(({ place }) => place)
  const still = new Set(hidden(after))
  return hidden(before).find((place) => !still.has(place)) ?? ''
}
