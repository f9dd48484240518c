import { records } from './records'
import { describeElements } from './support/describeElements'

// In English, `npm test` runs only the first opening of each element, and the soak all of them. With the npm packages it
// runs only some elements (playwright.config.ts).
describeElements(records)
