import { chakra, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Button } from '#src/ui/Button.tsx'
import { Text } from '#src/ui/Text.tsx'
import { useRowTexts } from './row-texts.ts'
import type { ChosenRows } from './use-chosen-rows.ts'

/** An action for the selected rows. */
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
  /** Further buttons, such as the one that saves the selected rows as a file. */
  children?: ReactNode
}

// On phones the buttons fit into two lines, so that the rows above them stay visible.
const buttonStyle = { size: 'sm', minHeight: 'touch', px: { base: '2', sm: '4' } } as const

/**
 * The actions for the selected rows. The bar stays visible while the list scrolls, and each button shows the number
 * of rows it applies to.
 */
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
        p={{ base: '2', md: '3' }}
        columnGap="2"
        rowGap={{ base: '1', md: '2' }}
        wrap="wrap"
        align="center"
        justify="flex-end"
      >
        <Text weight="medium" numeric role="status" flex="1" minWidth="4.5rem" ps="1">
          {t('rows.chosen', { count: chosen.length })}
        </Text>
        <Button variant="ghost" {...buttonStyle} onClick={chooseAll}>
          {t(areAllChosen ? 'rows.chooseNone' : 'rows.chooseAll')}
        </Button>
        {children}
        {/* On phones the acts are a line of their own. */}
        <chakra.span hideFrom="md" flexBasis="full" />
        {acts.map(({ key, label, mayAct, onAct, danger }) => {
          const rows = chosen.filter(mayAct)
          const isOpen = rows.length > 0 && !busy
          return (
            <Button
              key={key}
              variant={danger ? 'danger' : 'outline'}
              {...buttonStyle}
              flex={{ base: '1 1 auto', md: 'none' }}
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
