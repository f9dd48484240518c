import { want } from './elements'
import { languageOf } from './language'
import { NativePromise } from './nativePromise'
import { report } from './reports'
import { chunksOf } from './tags'

/** @see EB.load */
export async function load(tags: readonly string[] | string): Promise<void> {
  const names = typeof tags === 'string' ? tags.split(/[\s,]+/) : tags
  await NativePromise.all(names.map(loadOne))
}

function loadOne(tag: string): Promise<void> | undefined {
  // The page's npm packages have defined it.
  if (customElements.get(tag)) return
  if (chunksOf[tag]) return want(tag, languageOf(document.documentElement))
  report('tag-unknown', `EB.load: there is no <${tag}>`)
}
