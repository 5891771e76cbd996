/** A copy of all levels, by the platform. */
export default function cloneDeep<Value>(value: Value): Value {
  return structuredClone(value);
}
