import { outlineOf } from './outline.ts'
import type { startRendering } from './render.ts'

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof startRendering>>['render']>>

/**
 * Returns the lines of a page: its redirect, a note that the app renders the page, or its main content. `frame`
 * contains the lines around the main content.
 */
export function linesOf(page: Page): { lines: string[]; frame?: string[] } {
  if (!page) return { lines: ['is drawn by the app'] }
  if ('redirect' in page) return { lines: [`leads to ${page.redirect}`] }
  const all = outlineOf(page.body)
  const start = all.findIndex((line) => line.startsWith('<main'))
  const end = all.findIndex((line, index) => index > start && !line.startsWith(' '))
  const title = /<title>(.*?)<\/title>/.exec(page.head)?.[1] ?? ''
  return {
    lines: [`${page.status} ${title}`, ...all.slice(start, end === -1 ? undefined : end)],
    frame: [...all.slice(0, start), ...(end === -1 ? [] : all.slice(end))],
  }
}
