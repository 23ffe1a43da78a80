import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Breakable } from './Breakable.tsx'

it.each([
  ['narae@mail.example.com', 'narae@|mail.example.com'],
  ['files/2026.pdf', 'files/|2026|.pdf'],
  ['2025.09.03 ~ 2027.09.02', '2025.09.03 ~ 2027.09.02'],
  ['198.51.100.7', '198.51.100.7'],
])('%s may break as %s', (text, broken) => {
  const html = renderToStaticMarkup(<Breakable>{text}</Breakable>)
  expect(html.replaceAll('<wbr/>', '|')).toBe(broken)
})
