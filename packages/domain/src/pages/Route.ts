/** A route of the console, as the specification lists it. @spec W-ROUTE-2 W-ROUTE-3 */
export interface Route {
  /** `{name}` stands for a parameter, `{name?}` for one that may be missing. */
  readonly path: string
  /** Needs somebody who is signed in. Default false. @spec W-ROUTE-4 */
  readonly auth?: boolean
  /** Takes the brand's theme. Default false. @spec W-ROUTE-5 */
  readonly theme?: boolean
  /** Leads to this route at once; there is no page of its own. @spec W-ROUTE-9 */
  readonly redirect?: string
  /** The route whose tabs it stands in. */
  readonly parent?: string
  /** Routes of the same name here render the same screen. @spec W-ROUTE-7 */
  readonly sameScreenAs?: string
  /** Stands behind the gate of enterprise messaging. Default false. */
  readonly gate?: boolean
  /** Parameters reach the page as props. Default false. @spec W-ROUTE-8 */
  readonly propsFromParams?: boolean
  /** The route's own name. @spec W-ROUTE-10 */
  readonly name?: string
}
