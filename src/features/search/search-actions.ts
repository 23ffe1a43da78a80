import type { ColorMode } from '#src/ui/color-mode-store.ts'

/** The actions of the search that take effect without opening another page. */
export const searchActions = ['light', 'dark', 'system', 'logOut'] as const
export type SearchAction = (typeof searchActions)[number]

/** One line of the search that performs an action. */
export type ActionEntry = { id: string; kind: 'ACTION'; action: SearchAction; title: string }

/** Returns the actions that have an effect: the current theme is not offered. */
export const actionsFor = (mode: ColorMode): SearchAction[] =>
  searchActions.filter((action) => action !== mode)
