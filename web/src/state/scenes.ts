// The picture of each game in the lobby and the rules.

const SCENES = import.meta.glob<string>('../art/*.svg', { eager: true, query: '?url', import: 'default' })

/** The address of the picture; a game without one shows the heath. */
export const sceneOf = (game: string): string =>
  SCENES[`../art/${game}.svg`] ?? SCENES['../art/heath-wide.svg']!
