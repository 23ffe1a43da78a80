import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ByWidth } from './ByWidth.tsx'
import { createStyleRecord } from './style-cache.ts'
import { UiProvider } from './UiProvider.tsx'

it.each([
  [true, ['cards']],
  [false, ['cards', 'table']],
])('HTML for a phone (%s) has %s', (isPhone, layouts) => {
  const html = renderToString(
    <UiProvider styles={createStyleRecord()} isPhone={isPhone}>
      <ByWidth narrow={() => 'cards'} wide={() => 'table'} />
    </UiProvider>,
  )
  expect(html.match(/cards|table/g)).toEqual(layouts)
})
