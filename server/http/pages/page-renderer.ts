import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { OperationId } from '#contract/operation.ts'
import type { PageParts } from './page-html.ts'

/** What a visitor's call is answered: its data, or the refusal. */
export type Answer = { data: unknown } | { problem: { code: number; message: string; data: object } }
export type AnswerCall = (id: OperationId, input: unknown) => Promise<Answer>

/** What the rendering build of the web app gives: it is a program of its own, known by its file alone. */
export type PageRenderer = {
  /** Route patterns of the pages that are rendered when they are asked for. */
  askedPages: string[]
  /** Route patterns of the pages that the build renders. */
  builtPages: string[]
  /** The style element that belongs into the head of every document. */
  globalStyles: (nonce: string) => string
  renderPage: (order: {
    href: string
    nonce: string
    origin: string
    answerCall: AnswerCall
  }) => Promise<PageParts | undefined>
}

/** Loads the rendering build that lies beside the browser's; undefined without one. */
export async function loadPageRenderer(clientDir: string): Promise<PageRenderer | undefined> {
  const file = join(clientDir, '../pages/render.js')
  if (!existsSync(file)) return undefined
  return (await import(/* @vite-ignore */ pathToFileURL(file).href)) as PageRenderer
}
