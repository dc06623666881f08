/**
 * The key under which this browser saves that the owner has signed in on it, which signing out does not take back. In a
 * module of its own, because the script of every page has what it shares with the dashboard.
 */
export const OWNER_WAS_HERE = 'owner_was_here'
