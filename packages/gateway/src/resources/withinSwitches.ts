import type { DescribedResource } from '@ebkit/protocol/calls/resourceDefinition'

interface Switches {
  readonly canExport: boolean
  readonly viewSensitive: boolean
}

/**
 * A resource without the rights that the switches of a role withhold from its users, who have no use for the buttons.
 */
export const withinSwitches = <Described extends Pick<DescribedResource, 'rights'>>(
  described: Described,
  { canExport, viewSensitive }: Switches,
): Described => ({
  ...described,
  rights: described.rights.filter(
    (right) => (right !== 'export' || canExport) && (right !== 'reveal' || viewSensitive),
  ),
})
