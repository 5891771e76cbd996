/** Beginning of the keys of a region's words for the messages of its server. */
export const SERVER_PREFIX = "server.";
