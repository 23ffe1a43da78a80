import { addTexts } from '../i18n.ts'
import texts from '../locales/ko/calendar.json'

addTexts('calendar', texts)
