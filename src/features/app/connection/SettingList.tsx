import { chakra, Stack } from '@chakra-ui/react'
import { Heading } from '#src/ui/Heading.tsx'
import { CopyLine } from './CopyLine.tsx'

// On phones a value is below its term, since an id does not fit next to the term.
const Pairs = chakra('dl', {
  base: {
    '& > div': { display: { md: 'flex' }, alignItems: 'center', columnGap: '4', pb: { base: '2', md: '0' } },
    '& > div > dt': { color: 'fg.muted', flex: '0 0 11rem' },
  },
})

type Props = {
  title: string
  level: 3 | 4
  settings: readonly { key: string; term: string; value: string }[]
}

/** A list of values to copy into the settings of an app. */
export function SettingList({ title, level, settings }: Props) {
  return (
    <Stack gap="2">
      <Heading level={level} size="sm">
        {title}
      </Heading>
      <Pairs>
        {settings.map(({ key, term, value }) => (
          <div key={key}>
            <dt>{term}</dt>
            <dd>
              <CopyLine name={term} value={value} />
            </dd>
          </div>
        ))}
      </Pairs>
    </Stack>
  )
}
