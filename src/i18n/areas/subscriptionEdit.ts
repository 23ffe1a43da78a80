import { addTexts } from '../i18n.ts'
import '../particles.ts'
import texts from '../locales/ko/subscriptionEdit.json'

addTexts('subscriptionEdit', texts)
