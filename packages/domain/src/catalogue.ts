import { applications } from './applications'
import { type ServedResource, served } from './servedResource'
import { verbsOfAll } from './verbs/verbsOf'

const resources = applications.flatMap((application) => application.resources)
const verbs = verbsOfAll(
  resources,
  applications.flatMap((application) => application.pages),
)

/** Every resource of the console's applications, with what its pages offer. */
export const catalogue: readonly ServedResource[] = resources.map((resource) =>
  served(resource, verbs.get(resource.name) ?? []),
)

const byName = new Map(catalogue.map((resource) => [resource.name, resource]))

/** The definition of a resource by its name. */
export const findResource = (name: string): ServedResource | undefined => byName.get(name)
