import { addTexts } from '../i18n.ts'
import texts from '../locales/ko/subscription.json'

addTexts('subscription', texts)
