import { submitButton } from '../pure/submit-button'

submitButton.register()

export * from '../pure/submit-button'
