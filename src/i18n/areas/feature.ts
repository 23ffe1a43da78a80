import { addTexts } from '../i18n.ts'
import texts from '../locales/ko/feature.json'

addTexts('feature', texts)
