import { createFileRoute } from '@tanstack/react-router'
import { i18n } from '#src/i18n/i18n.ts'
import { requirePassword } from '../../-guards.ts'
import { SettingsScreen } from './-parts/SettingsScreen.tsx'

export const Route = createFileRoute('/my/settings/')({
  head: () => ({ meta: [{ title: i18n.t('settings:documentTitle') }] }),
  beforeLoad: requirePassword,
  component: SettingsScreen,
})
