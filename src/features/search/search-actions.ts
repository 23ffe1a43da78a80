import type { ColorMode } from '#src/ui/color-mode-store.ts'

/** What the search does at once, without another page. */
export const searchActions = ['light', 'dark', 'system', 'logOut'] as const
export type SearchAction = (typeof searchActions)[number]

/** One line of the search that does something. */
export type ActionEntry = { id: string; kind: 'ACTION'; action: SearchAction; title: string }

/** The actions that change something: the theme in use is not offered. */
export const actionsFor = (mode: ColorMode): SearchAction[] =>
  searchActions.filter((action) => action !== mode)
