import { createFileRoute } from '@tanstack/react-router'
import { SettingsScreen } from '#src/features/settings/my/SettingsScreen.tsx'
import { i18n } from '#src/i18n/i18n.ts'
import { requirePassword } from '../../-guards.ts'

export const Route = createFileRoute('/my/settings/')({
  head: () => ({ meta: [{ title: i18n.t('settings:documentTitle') }] }),
  beforeLoad: requirePassword,
  component: SettingsScreen,
})
