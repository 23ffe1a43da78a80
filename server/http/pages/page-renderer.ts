import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { OperationId } from '#contract/operation.ts'
import type { PageParts } from './page-html.ts'

/** The answer to a call: its data, or the refusal. */
export type Answer =
  | { data: unknown }
  | { problem: { code: number; message: string; data: object; requestId?: string | undefined } }
export type AnswerCall = (id: OperationId, input: unknown) => Promise<Answer>

export type PageOrder = {
  /** Path and query. */
  href: string
  nonce: string
  origin: string
  now: Date
  /** The name of the portal, and the address of its logo. */
  brand: { name: string; mark: string }
  /** Whether the request comes from a phone, which gets no layout for a wider screen. */
  isPhone: boolean
  answerCall: AnswerCall
}

/** The interface of the rendering build of the web app: a separate program, which is loaded by its file name. */
export type PageRenderer = {
  /** The style element that belongs in the head of every document. */
  globalStyles: (nonce: string) => Promise<string>
  /**
   * Renders a page, or returns the address to which its guards redirect; undefined if the browser must render the
   * page.
   */
  renderPage: (order: PageOrder) => Promise<PageParts | { redirect: string } | undefined>
}

/** Returns the file of the rendering build next to the browser's build; undefined without one. */
export function rendererFile(clientDir: string): string | undefined {
  const file = join(clientDir, '../pages/render.js')
  return existsSync(file) ? file : undefined
}
