import { addTexts } from '../i18n.ts'
import texts from '../locales/ko/plan.json'

addTexts('plan', texts)
