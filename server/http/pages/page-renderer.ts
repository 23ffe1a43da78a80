import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { OperationId } from '#contract/operation.ts'
import type { PageParts } from './page-html.ts'

/** What a call is answered: its data, or the refusal. */
export type Answer = { data: unknown } | { problem: { code: number; message: string; data: object } }
export type AnswerCall = (id: OperationId, input: unknown) => Promise<Answer>

export type PageOrder = {
  /** Path and query. */
  href: string
  nonce: string
  origin: string
  now: Date
  /** What the portal is called, and the address of its mark. */
  brand: { name: string; mark: string }
  /** Whether a phone asks, which gets no layout for a wider screen. */
  isPhone: boolean
  answerCall: AnswerCall
}

/** What the rendering build of the web app gives: it is a program of its own, known by its file alone. */
export type PageRenderer = {
  /** The style element that belongs into the head of every document. */
  globalStyles: (nonce: string) => Promise<string>
  /** A page, or the address that its guards lead to; undefined where the app has to draw it itself. */
  renderPage: (order: PageOrder) => Promise<PageParts | { redirect: string } | undefined>
}

/** The rendering build next to that of the browser; undefined without one. */
export function rendererFile(clientDir: string): string | undefined {
  const file = join(clientDir, '../pages/render.js')
  return existsSync(file) ? file : undefined
}
