import { addTexts } from '../i18n.ts'
import texts from '../locales/ko/settings.json'

addTexts('settings', texts)
