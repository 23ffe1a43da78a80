import { chakra, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Button } from '#src/ui/Button.tsx'
import { fluidColumns } from '#src/ui/fluid-columns.ts'
import { Text } from '#src/ui/Text.tsx'
import { useRowTexts } from './row-texts.ts'
import type { ChosenRows } from './use-chosen-rows.ts'

/** An act for the selected rows. */
export type BarAct<Row> = {
  key: string
  label: string
  mayAct: (row: Row) => boolean
  onAct: (rows: readonly Row[]) => void
  danger?: boolean
}

type Props<Row> = {
  rows: ChosenRows<Row>
  acts: readonly BarAct<Row>[]
  busy: boolean
  /** Further buttons, such as the file of the selected rows. */
  children?: ReactNode
}

/** The acts for the selected rows; they stay visible while the list scrolls. An act says how many rows it takes. */
export function RowsBar<Row>({
  rows: { chosen, areAllChosen, chooseAll },
  acts,
  busy,
  children,
}: Props<Row>) {
  const { t } = useRowTexts()
  if (chosen.length === 0) return null
  return (
    <Sticky data-bottom-bar="">
      <Flex
        role="group"
        aria-label={t('rows.bar')}
        bg="bg.raised"
        rounded="xl"
        shadow="raised"
        p="3"
        gap="2"
        wrap="wrap"
        align="center"
        display={{ base: 'grid', md: 'flex' }}
        gridTemplateColumns={fluidColumns(2, '7rem')}
      >
        <Text weight="medium" numeric role="status" flex="1" minWidth="8rem" gridColumn="1 / -1">
          {t('rows.chosen', { count: chosen.length })}
        </Text>
        <Button variant="ghost" onClick={chooseAll}>
          {t(areAllChosen ? 'rows.chooseNone' : 'rows.chooseAll')}
        </Button>
        {children}
        {acts.map(({ key, label, mayAct, onAct, danger }) => {
          const rows = chosen.filter(mayAct)
          const isOpen = rows.length > 0 && !busy
          return (
            <Button
              key={key}
              variant={danger ? 'danger' : 'outline'}
              aria-disabled={!isOpen}
              onClick={() => isOpen && onAct(rows)}
            >
              {rows.length === chosen.length ? label : t('rows.actOn', { act: label, count: rows.length })}
            </Button>
          )
        })}
      </Flex>
    </Sticky>
  )
}

const Sticky = chakra('div', {
  base: {
    position: 'sticky',
    bottom: { base: 'calc({sizes.tabBar} + {spacing.2} + env(safe-area-inset-bottom))', lg: '2' },
    zIndex: 'sticky',
  },
})
