import { chakra } from '@chakra-ui/react'

export type SumLine = { key: string; term: string; value: string }

type Props = {
  lines: readonly SumLine[]
  /** Left out where the total is shown elsewhere on the screen. */
  total?: { term: string; value: string } | undefined
  /** Lines below the total that are not included in the total. */
  after?: readonly SumLine[]
  /** Gives all digits of the terms the same width. */
  numericTerms?: boolean
}

/** Amounts line by line, with their total. */
export function SumLines({ lines, total, after = [], numericTerms = false }: Props) {
  const row = ({ key, term, value }: SumLine) => (
    <chakra.div key={key} display="flex" justifyContent="space-between" flexWrap="wrap" columnGap="4">
      <chakra.dt color="fg.muted" textStyle={numericTerms ? 'tabular' : undefined}>
        {term}
      </chakra.dt>
      <chakra.dd textStyle="tabular" ml="auto">
        {value}
      </chakra.dd>
    </chakra.div>
  )
  return (
    <chakra.dl display="grid" gap="3">
      {lines.map(row)}
      {total && (
        <chakra.div
          display="flex"
          justifyContent="space-between"
          alignItems="baseline"
          flexWrap="wrap"
          columnGap="4"
          borderTopWidth="1px"
          borderTopStyle="solid"
          borderColor="border"
          pt="4"
        >
          <chakra.dt fontWeight="semibold">{total.term}</chakra.dt>
          <chakra.dd fontSize="2xl" fontWeight="bold" textStyle="tabular" ml="auto">
            {total.value}
          </chakra.dd>
        </chakra.div>
      )}
      {after.map(row)}
    </chakra.dl>
  )
}
