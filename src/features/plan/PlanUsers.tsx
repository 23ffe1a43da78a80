import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { formatNumber } from '#domain/money.ts'
import { MAX_USERS } from '#domain/plan/choices.ts'
import { Button } from '#src/ui/Button.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { usePlanTexts } from './texts.ts'

type Props = {
  typed: string
  isValid: boolean
  /** The error text for a number of users above the limit of the plan. */
  fault: string | undefined
  onType: (typed: string) => void
}

/** The field for the number of users, with a button at each side that changes the number by one. */
export function PlanUsers({ typed, isValid, fault, onType }: Props) {
  const { t } = usePlanTexts()
  const users = Number(typed)
  const faultId = useId()
  const range = { least: 1, most: MAX_USERS }
  const step = (by: 1 | -1) => {
    const next = isValid ? users + by : range.least
    return (
      <Button
        type="button"
        variant="soft"
        minWidth="touch"
        minHeight="touch"
        px="0"
        fontSize="xl"
        aria-label={t(by === 1 ? 'estimate.more' : 'estimate.less')}
        aria-disabled={next < range.least || next > range.most || undefined}
        onClick={() => next >= range.least && next <= range.most && onType(String(next))}
      >
        {by === 1 ? '+' : '−'}
      </Button>
    )
  }
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns="auto 8rem auto"
      columnGap="2"
      alignItems="end"
      css={{
        '& > :not(:has(input), [role])': { mb: isValid ? undefined : '7' },
        // With large text on a phone the buttons are below the field.
        '@container (width < 14.5rem)': {
          gridTemplateColumns: '1fr 1fr',
          rowGap: '2',
          '& > :has(input)': { gridColumn: '1 / -1', gridRow: '1' },
          '& > :not(:has(input), [role])': { mb: '0' },
        },
      }}
    >
      {step(-1)}
      <TextField
        label={t('estimate.users')}
        {...(!isValid && { error: t('estimate.usersHint', { most: formatNumber(MAX_USERS) }) })}
        {...(fault && { 'aria-describedby': faultId })}
        name="users"
        type="number"
        inputMode="numeric"
        min={range.least}
        max={range.most}
        required
        value={typed}
        onChange={({ target }) => onType(target.value)}
        rightSlot={t('estimate.usersUnit')}
      />
      {step(1)}
      {isValid && fault && (
        <Text id={faultId} role="alert" size="sm" tone="danger" gridColumn="1 / -1" mt="2" numeric>
          {fault}
        </Text>
      )}
    </chakra.div>
  )
}
