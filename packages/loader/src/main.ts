import type { Diagnosis, EB, TagStatus } from './api'
import { preloadTags } from './chunks'
import { configure, configureFromAttributes } from './configuration'
import { discover } from './discovery'
import { parsed } from './nativePromise'
import { ready } from './ready'
import { present, report, reports } from './reports'
import { base, settings } from './scriptTag'
import { tags } from './tags'

const version = __EB_VERSION__

/** @see EB.diagnose */
function diagnose(): Diagnosis {
  const met: Record<string, TagStatus> = {}
  for (const { name, status } of Object.values(tags)) if (status) met[name] = status
  return { version, base, secure: isSecureContext, tags: met, reports }
}

const api: EB = { version, configure, ready, discover, diagnose }

if (present?.diagnose) {
  report('loaded-twice', `Version ${version} was ignored: ${present.version} is at work on this page`)
} else {
  if (present) report('name-taken', 'window.EB belongs to the page: it was left alone')
  else window.EB = api
  configureFromAttributes()
  discover(document)
  parsed.then(() => discover(document))
  preloadTags(settings.preload)
}
