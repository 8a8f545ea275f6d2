// Loads the tutorial of a game: positions, and the right actions in each.

import { get } from '../../net/api'
import { foreseen } from '../../net/patch'
import { onDemand } from '../../i18n/onDemand'
import type { Position } from '../../net/protocol'
import type { Course as Wire, Lesson as WireLesson } from '../../net/protocol.gen'
import type { Why } from './guide'

export type Lesson = Omit<WireLesson, 'position'> & { position: Position }
export type Course = Omit<Wire, 'lessons'> & { lessons: Lesson[] }

export const courseOf = async (game: string): Promise<Course> => {
  const course = await get<Course>(`learn/${game}`)
  return {
    ...course,
    lessons: course.lessons.map((lesson) => ({ ...lesson, position: foreseen(lesson.position) })),
  }
}
export const textsIn = onDemand({
  de: () => import('virtual:learn/de'),
  en: () => import('virtual:learn/en'),
  ru: () => import('virtual:learn/ru'),
})
export const afterIn = (game: string, lesson: number, action: string): Promise<Position> =>
  get<Position>(`learn/${game}/${lesson}/after?action=${encodeURIComponent(action)}`)
export const whyIn = (game: string, lesson: number, touched: readonly string[]): Promise<Why> =>
  get<Why>(`learn/${game}/${lesson}/why?touched=${encodeURIComponent(touched.join(','))}`)

/** Whether a lesson accepts an action; a trailing star is a wildcard. */
export const isRight = (lesson: Lesson, action: string): boolean =>
  lesson.right.some((pattern) =>
    pattern.endsWith('*') ? action.startsWith(pattern.slice(0, -1)) : action === pattern,
  )
