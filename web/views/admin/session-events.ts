/**
 * The sign-in form is plain HTML outside the dashboard's React root. The two exchange these events on the element that
 * contains the dashboard.
 */

/** Id of that element. */
export const DASHBOARD_ID = 'dashboard'

/** From the sign-in form: the dashboard is shown, and loads its data again. */
export const OPENED = 'dashboard:opened'

/** From the dashboard: a call was refused for want of a session, or the owner signed out. */
export const LOCKED = 'dashboard:locked'
