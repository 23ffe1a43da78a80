import type { FastifyReply } from 'fastify'
import { demoBrand } from '#server/brand/demo-brand.ts'
import { newNonce } from '../pages/pages.ts'
import { plainPagePolicy } from '../protection/security-headers.ts'

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes a text for HTML. */
export const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, (character) => entities[character]!)

type DemoPage = {
  title: string
  main: string
  head?: string
  forms?: boolean
  /** A separate origin has no access to cookies and storage of the portal. */
  sandbox?: boolean
}

/** Sends a demo page with a title, the HTML of its main element, and further elements for its head. */
export function sendDemoPage(
  reply: FastifyReply,
  { title, main, head = '', forms = false, sandbox = false }: DemoPage,
) {
  const nonce = newNonce()
  return reply
    .headers({
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': plainPagePolicy(nonce, { forms }) + (sandbox ? '; sandbox allow-forms' : ''),
      // A sandboxed page cannot share a browsing context group with its opener.
      ...(sandbox && { 'Cross-Origin-Opener-Policy': 'unsafe-none' }),
    })
    .send(`<!doctype html>
<html lang="ko">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
${head}
<title>${escapeHtml(title)} – ${escapeHtml(demoBrand.brandName)} 체험판</title>
<style nonce="${nonce}">${style}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${main}
</main>
</body>
</html>
`)
}

const style = `
:root { color-scheme: light dark; --text: #1f2328; --soft: #59636e; --line: #d5dae0; --back: #f6f7f9; --card: #fff; --link: #1a56db; --edge: #7a8490 }
@media (prefers-color-scheme: dark) { :root { --text: #e8eaed; --soft: #a3abb5; --line: #3a4048; --back: #16181c; --card: #1f2227; --link: #8ab4ff; --edge: #8b949e } }
body { margin: 0; background: var(--back); color: var(--text); font: 16px/1.6 "Apple SD Gothic Neo", Pretendard, "Noto Sans KR", "Malgun Gothic", sans-serif; word-break: keep-all; overflow-wrap: anywhere }
main { max-width: 640px; margin: 0 auto; padding: 24px 16px 64px }
h1 { font-size: 1.5rem; letter-spacing: -.02em; margin: 0 0 8px }
h2 { font-size: 1rem; margin: 8px 0 0 }
p { margin: 8px 0 }
nav { display: flex; flex-wrap: wrap; gap: 8px 16px; margin: 16px 0 }
a { color: var(--link); display: inline-block; padding: 10px 0 }
ol { list-style: none; margin: 0; padding: 0; display: grid; gap: 12px }
article { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 16px }
header { display: flex; flex-wrap: wrap; gap: 4px 12px; color: var(--soft); font-size: .875rem; font-variant-numeric: tabular-nums }
time { margin-left: auto }
.empty { background: var(--card); border: 1px dashed var(--line); border-radius: 12px; padding: 32px 16px; text-align: center; color: var(--soft) }
.now { font-size: 1.5rem; font-weight: 700; font-variant-numeric: tabular-nums; margin: 0 }
.soft { color: var(--soft) }
form { display: flex; flex-wrap: wrap; gap: 8px; align-items: end; margin: 16px 0 }
button, input { font: inherit; color: inherit; background: var(--card); border: 1px solid var(--edge); border-radius: 12px; min-height: 44px; padding: 0 16px; box-sizing: border-box }
button { font-weight: 600; cursor: pointer }
label { display: grid; gap: 4px }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px }
`
