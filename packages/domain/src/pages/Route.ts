/** A route of the console, as the specification lists it. @spec W-ROUTE-2 W-ROUTE-3 */
export interface Route {
  /** The path; `{name}` is a parameter, `{name?}` an optional one. */
  readonly path: string
  /** Requires a signed-in user. Default false. @spec W-ROUTE-4 */
  readonly auth?: boolean
  /** Uses the brand's theme. Default false. @spec W-ROUTE-5 */
  readonly theme?: boolean
  /** Redirects to this route immediately and has no page of its own. @spec W-ROUTE-9 */
  readonly redirect?: string
  /** The route whose tabs include this one. */
  readonly parent?: string
  /** Routes with the same value render the same screen. @spec W-ROUTE-7 */
  readonly sameScreenAs?: string
  /** Requires the sign-in gate of enterprise messaging. Default false. */
  readonly gate?: boolean
  /** The page receives the parameters as props. Default false. @spec W-ROUTE-8 */
  readonly propsFromParams?: boolean
  /** The route's own name. @spec W-ROUTE-10 */
  readonly name?: string
}
