import type { TFunction } from 'i18next'
import type { Output } from '#contract/operation.ts'
import type { AdminPage } from '#domain/admin/pages.ts'
import { wordMatcher } from '#domain/korean/search-word.ts'
import { adminNames } from '#src/components/layout/sections.ts'
import type { ColorMode } from '#src/ui/color-mode-store.ts'
import { type ActionEntry, actionsFor, type SearchAction } from './search-actions.ts'
import { entriesOf, type SearchEntry } from './search-entry.ts'
import { firstMemberPages, pagesFor, type SearchPage } from './search-pages.ts'
import { firstTasks, type SearchingMember, type SearchTask, type TaskKey, tasksFor } from './search-tasks.ts'

/** One line of the search: it opens a page or performs an action. */
export type SearchLine = SearchEntry | ActionEntry
/** Whether the server found the line; pages, tasks and actions are matched in the browser. */
export const isHit = ({ kind }: SearchLine): boolean =>
  kind !== 'PAGE' && kind !== 'TASK' && kind !== 'ACTION'
/** Lines under a heading; `more` is true if further lines exist that are not shown. */
export type SearchSection = { id: string; label: string; more: boolean; entries: SearchLine[] }
type Texts = { t: TFunction<'search'>; menu: TFunction<'sideMenu'> }
type SectionInput = {
  area: 'my' | 'admin'
  roles: SearchingMember | undefined
  words: string
  result: Output<'searchPortal'> | undefined
  recent: readonly SearchEntry[]
  /** The theme in use. */
  mode: ColorMode
  /** The number of waiting tasks behind the entries of the menus, as far as it is known. */
  counts: { readonly [Place in 'bills' | AdminPage]?: number }
}

const MAX_PAGES = 5

/**
 * Returns the entries of the search: recent entries, tasks and main pages before typing, then matching pages, tasks,
 * actions and results.
 */
export function searchSections(
  { t, menu }: Texts,
  { area, roles, words, result, recent, mode, counts }: SectionInput,
): SearchSection[] {
  const typedWords = words.split(/\s+/u).filter(Boolean)
  const pages = pagesFor(area, roles).map((page) => ({ page, ...namesOf({ t, menu }, page) }))
  const countOf = ({ counted }: SearchTask) => (counted && counts[counted]) || 0
  const tasks = tasksFor(area, roles).map((task) => ({ task, title: t(`task.${task.key}`) }))
  const taskSection = (chosen: typeof tasks): SearchSection => ({
    id: 'tasks',
    label: t('group.tasks'),
    more: false,
    entries: chosen.map(({ task, title }) => taskEntryOf(task, title, countOf(task))),
  })
  if (typedWords.length === 0) {
    const firstOf = ({ task }: (typeof tasks)[number]) =>
      area === 'admin' ? task.counted !== 'bills' && countOf(task) > 0 : firstTasks.includes(task.key)
    const mainPages = pages
      .filter(({ page }) => isFirst(area, page))
      .map(({ page, title }) => entryOf(page, title))
    return nonEmpty([
      { id: 'recent', label: t('group.recent'), more: false, entries: [...recent] },
      taskSection(tasks.filter(firstOf)),
      { id: 'pages', label: t('group.pages'), more: false, entries: mainPages },
    ])
  }
  const isMeant = wordMatcher(typedWords)
  const matchedByTitle = pages.filter(({ title }) => isMeant(title))
  const alsoMeant = pages.filter(({ title, also }) => !isMeant(title) && isMeant(`${title} ${also}`))
  const actions = actionsFor(mode)
    .map((action) => actionEntryOf(t, action))
    .filter(({ action, title }) => isMeant(`${title} ${t(`actionAlso.${action}`)}`))
  const hits = (result?.groups ?? []).map((group) => {
    const name = t(`group.${group.hitKind}`)
    const isAmongOthers = area === 'admin' && group.ownYn === 'Y'
    return {
      id: `${group.ownYn}-${group.hitKind}`,
      label: isAmongOthers && ownKinds.has(group.hitKind) ? t('own', { group: name }) : name,
      more: group.moreYn === 'Y',
      entries: entriesOf(group),
    }
  })
  const entries = [...matchedByTitle, ...alsoMeant]
    .slice(0, MAX_PAGES)
    .map(({ page, title }) => entryOf(page, title))
  return nonEmpty([
    { id: 'pages', label: t('group.pages'), more: false, entries },
    taskSection(
      tasks.filter(({ task, title }) =>
        isMeant(isAlsoNamedTask(task.key) ? `${title} ${t(`taskAlso.${task.key}`)}` : title),
      ),
    ),
    { id: 'actions', label: t('group.actions'), more: false, entries: actions },
    ...hits,
  ])
}

// The kinds of hits that can belong to the member. Hits of all other kinds are public, also in the admin area.
const ownKinds = new Set(['SUBSCRIPTION', 'BILL', 'INQUIRY', 'COUNSEL', 'GRANT', 'ACCESS_REQUEST'])

const nonEmpty = (sections: SearchSection[]) => sections.filter(({ entries }) => entries.length > 0)

const isFirst = (area: 'my' | 'admin', page: SearchPage): boolean =>
  area === 'admin'
    ? 'page' in page || page.key === 'todo'
    : 'key' in page && firstMemberPages.some((key) => key === page.key)

function namesOf({ t, menu }: Texts, page: SearchPage): { title: string; also: string } {
  if ('page' in page) return { title: menu(adminNames[page.page]), also: '' }
  return { title: t(`page.${page.key}`), also: isAlsoNamed(page.key) ? t(`also.${page.key}`) : '' }
}

const alsoNamed = [
  'bills',
  'profiles',
  'company',
  'permissions',
  'mfa',
  'sessions',
  'member',
  'editMember',
  'settings',
  'plans',
  'notifications',
] as const
const isAlsoNamed = (key: string): key is (typeof alsoNamed)[number] => alsoNamed.some((name) => name === key)

const alsoNamedTasks = ['pay', 'requestSubscription', 'requestAccess', 'writeInquiry', 'password'] as const
const isAlsoNamedTask = (key: TaskKey): key is (typeof alsoNamedTasks)[number] =>
  alsoNamedTasks.some((name) => name === key)

const actionEntryOf = (t: Texts['t'], action: SearchAction): ActionEntry => ({
  id: `action-${action}`,
  kind: 'ACTION',
  action,
  title: t(`action.${action}`),
})

const taskEntryOf = ({ key, href }: SearchTask, title: string, count: number): SearchEntry => ({
  ...entryOf({ href }, title),
  id: `task-${key}`,
  kind: 'TASK',
  ...(count > 0 && { count }),
})

const entryOf = ({ href }: Pick<SearchPage, 'href'>, title: string): SearchEntry => ({
  id: `page-${href}`,
  kind: 'PAGE',
  title,
  detail: null,
  state: null,
  at: null,
  href,
  ofOthers: false,
})
