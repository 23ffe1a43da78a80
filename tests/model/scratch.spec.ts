import { i18n } from '#src/i18n/i18n.ts'
import { test } from '@playwright/test'
test('scratch', () => { console.log(i18n.t('login:mfa.sent', { destination: '010-****-1234' })) })
