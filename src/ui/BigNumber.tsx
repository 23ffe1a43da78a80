import { chakra } from '@chakra-ui/react'

/** A large number with its unit in small type: "1,746,250원" or "$643.50". */
export function BigNumber({ children, size = 'xl' }: { children: string; size?: 'xl' | 'lg' }) {
  const [, number, unit] = /^(.*\d)(\D*)$/.exec(children) ?? ['', children, '']
  return (
    <chakra.span
      fontSize={size === 'xl' ? { base: '4xl', md: '5xl' } : '4xl'}
      fontWeight="heavy"
      letterSpacing="number"
      lineHeight="heading"
      textStyle="tabular"
      overflowWrap="anywhere"
    >
      {number}
      <chakra.span fontSize={size === 'xl' ? '2xl' : 'xl'} fontWeight="bold" ml="0.5">
        {unit}
      </chakra.span>
    </chakra.span>
  )
}
