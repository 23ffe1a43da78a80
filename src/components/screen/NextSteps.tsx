import { chakra, Stack } from '@chakra-ui/react'
import { Heading } from '#src/ui/Heading.tsx'

type Props = {
  title: string
  steps: readonly string[]
  /** Whether the steps are numbered. */
  ordered?: boolean
}

/** The next steps after a completed action. */
export function NextSteps({ title, steps, ordered = false }: Props) {
  return (
    <chakra.section>
      <Heading level={2} size="md" mb="2">
        {title}
      </Heading>
      <Stack as={ordered ? 'ol' : 'ul'} gap="2" ps="5" listStyleType={ordered ? 'decimal' : 'disc'}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </Stack>
    </chakra.section>
  )
}
