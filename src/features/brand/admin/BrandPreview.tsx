import { chakra, Stack } from '@chakra-ui/react'
import { accentShades } from '#domain/brand/accent.ts'
import { typedLine } from '#domain/typed/typed-text.ts'
import { Card } from '#src/ui/Card.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Text } from '#src/ui/Text.tsx'
import { type BrandValues, colorFault, contrastText, UNREADABLE } from './brand-values.ts'
import { useBrandTexts } from './texts.ts'

const BUILT_ACCENT = '#2250d8'
const themes = {
  light: { bg: '#ffffff', fg: '#1b1915' },
  dark: { bg: '#1c1b18', fg: '#f4f2ec' },
}

/** The preview of a brand: both themes, a text message and a mail. An invalid colour is not previewed. */
export function BrandPreview({ values }: { values: BrandValues }) {
  const { t } = useBrandTexts()
  const { brandName, senderName } = values
  const logo = values.logo === UNREADABLE ? '' : values.logo
  const typedColor = typedLine(values.accentColor).toLowerCase()
  const shownAccent = typedColor === '' || colorFault(typedColor) ? BUILT_ACCENT : typedColor
  const shades = accentShades(shownAccent)
  const name = typedLine(brandName)
  return (
    <Card aria-labelledby="brand-preview" position={{ lg: 'sticky' }} top={{ lg: '4' }}>
      <Stack gap="4">
        <Heading level={2} size="md" id="brand-preview">
          {t('preview.title')}
        </Heading>
        {(['light', 'dark'] as const).map((theme) => (
          <Stack key={theme} gap="1">
            <Text size="sm" tone="muted">
              {t(`preview.${theme}`)}
            </Text>
            <chakra.div
              display="flex"
              flexWrap="wrap"
              alignItems="center"
              gap="3"
              p="4"
              rounded="lg"
              borderWidth="1px"
              borderColor="border"
              bg={themes[theme].bg}
              color={themes[theme].fg}
            >
              <LogoMark logo={logo} name={name} color={shades[theme].solid} />
              <chakra.span fontSize="xl" fontWeight="heavy">
                {name}
              </chakra.span>
              <chakra.span
                px="4"
                py="2"
                rounded="lg"
                fontWeight="semibold"
                bg={shades[theme].solid}
                color="#ffffff"
              >
                {t('preview.button')}
              </chakra.span>
              <chakra.span color={shades[theme].fg} textDecoration="underline">
                {t('preview.link')}
              </chakra.span>
            </chakra.div>
          </Stack>
        ))}
        <Text size="sm" tone="muted" numeric>
          {t('preview.contrast', { contrast: contrastText(shownAccent) })}
        </Text>
        <PreviewBox label={t('preview.sms')} lines={[t('preview.smsText', { name })]} />
        <PreviewBox
          label={t('preview.mail')}
          lines={[
            t('preview.mailFrom', { name: typedLine(senderName) || name }),
            t('preview.mailSubject', { name }),
          ]}
        />
      </Stack>
    </Card>
  )
}

/** The logo; without a logo the first letter of the name on the accent colour. */
function LogoMark({ logo, name, color }: { logo: string; name: string; color: string }) {
  if (logo !== '')
    return (
      <chakra.img
        src={`data:image/*;base64,${logo}`}
        alt=""
        height="7"
        minWidth="7"
        maxWidth="24"
        objectFit="contain"
      />
    )
  return (
    <chakra.span
      aria-hidden="true"
      display="inline-flex"
      alignItems="center"
      justifyContent="center"
      boxSize="7"
      rounded="md"
      bg={color}
      color="#ffffff"
      fontWeight="bold"
    >
      {[...name][0]}
    </chakra.span>
  )
}

const PreviewBox = ({ label, lines }: { label: string; lines: string[] }) => (
  <Stack gap="1">
    <Text size="sm" tone="muted">
      {label}
    </Text>
    {lines.map((line) => (
      <Text key={line}>{line}</Text>
    ))}
  </Stack>
)
