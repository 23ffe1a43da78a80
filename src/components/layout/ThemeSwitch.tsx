import { useTranslation } from 'react-i18next'
import { ColorModeSwitch } from '#src/ui/ColorModeSwitch.tsx'

/** The light or dark theme, with its Korean names. */
export function ThemeSwitch() {
  const { t } = useTranslation('layout')
  const labels = { system: t('colorMode.system'), light: t('colorMode.light'), dark: t('colorMode.dark') }
  return <ColorModeSwitch label={t('colorMode.label')} labels={labels} />
}
