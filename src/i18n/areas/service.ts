import { addTexts } from '../i18n.ts'
import texts from '../locales/ko/service.json'

addTexts('service', texts)
