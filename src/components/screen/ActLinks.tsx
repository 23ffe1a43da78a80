import { Flex } from '@chakra-ui/react'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'

type Act = {
  /** The id of the form. */
  form: string
  label: string
}
type Props = {
  acts: readonly Act[]
  /** The width from which the forms themselves are visible without scrolling. */
  hideFrom?: 'lg' | 'xl'
}

/** Links to the forms further down on the screen of an object, the main one first. */
export function ActLinks({ acts, hideFrom }: Props) {
  if (acts.length === 0) return null
  return (
    <Flex gap="2" wrap="wrap" data-acts="" data-print="hidden" {...(hideFrom && { hideFrom })}>
      {acts.map(({ form, label }, index) => (
        <ButtonLink
          key={form}
          asChild
          size="sm"
          minHeight="touch"
          variant={index === 0 ? 'solid' : 'outline'}
        >
          <a href={`#${form}`}>{label}</a>
        </ButtonLink>
      ))}
    </Flex>
  )
}
