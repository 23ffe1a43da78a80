import { addTexts } from '../i18n.ts'
import texts from '../locales/ko/notification.json'

addTexts('notification', texts)
