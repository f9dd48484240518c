import { transform } from 'esbuild'
import { isDeclared, isUsed, partners, variablesOf } from '../../sampleNames.mjs'

export interface Sample {
  readonly page: string
  readonly title: string
  readonly code: string
}

/**
 * What a browser cannot run by itself: modules of a bundler or of Node, and what stands on a partner's server. Samples of
 * frameworks are parts of examples that run (samples.test.mjs).
 */
export const runsElsewhere = ({ page, code }: Sample) =>
  page === 'docs/guides/frameworks.md' || /^import /m.test(code) || code.includes('// your server')

/** What a name stands for that guides use for an element of their page. */
const found: Readonly<Record<string, string>> = {
  form: 'form',
  list: 'eb-data-list',
  rating: 'eb-satisfaction',
  root: '#root',
}

/** The body of an async function of `around`: names that the sample takes from the page around it. */
export async function functionOf(sample: Sample): Promise<string> {
  const elements = variablesOf(sample.page)
  const names = [...new Set([...partners, ...elements.map(({ name }) => name)])]
  const outside = names.filter((name) => isUsed(name, sample.code) && !isDeclared(name, sample.code))
  const isElement = (name: string) => elements.find((one) => one.name === name)?.tag
  const given = outside.map((name) => {
    const tag = isElement(name) ?? found[name]
    return tag ? `${name} = document.querySelector('${tag}')` : `${name} = around.stub`
  })
  const { code } = await transform(sample.code, {
    loader: 'jsx',
    jsxFactory: 'around.stub',
    target: 'esnext',
  })
  return `${given.length ? `const ${given.join(', ')}\n` : ''}{\n${code}\n}`
}

/** The tags and ids that a sample of JavaScript finds on its page, besides those of the page's HTML. */
export const markupFor = ({ page }: Sample) =>
  `<div id="root"></div><form><input name="cover"></form><eb-satisfaction manual></eb-satisfaction>${variablesOf(
    page,
  )
    .slice(0, 1)
    .map(({ tag }) => `<${tag}></${tag}>`)
    .join('')}`
