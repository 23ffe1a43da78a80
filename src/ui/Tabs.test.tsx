import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { createStyleRecord } from './style-cache.ts'
import { Tabs } from './Tabs.tsx'
import { UiProvider } from './UiProvider.tsx'

it('the server renders only the panel of the selected tab', () => {
  const html = renderToString(
    <UiProvider styles={createStyleRecord()}>
      <Tabs
        label="정보"
        tabs={[
          { key: 'contract', name: '계약', panel: () => '계약 번호' },
          { key: 'payment', name: '결제', panel: () => '카드 번호' },
        ]}
      />
    </UiProvider>,
  )
  expect(html).toContain('계약 번호')
  expect(html).not.toContain('카드 번호')
})
