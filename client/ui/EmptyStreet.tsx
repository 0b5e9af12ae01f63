/**
 * Drawing of a street with one gap between its houses, for lists with nothing to show. Its ground runs to the
 * end of the picture's box, however wide that is.
 */
export const EmptyStreet = ({ heart = false }: { readonly heart?: boolean }) => (
  <svg
    className="empty-street"
    viewBox="0 0 360 139"
    preserveAspectRatio="xMinYMax"
    aria-hidden="true"
    focusable="false"
  >
    <path className="empty-street__ground" d="M0 138h3600" />
    <path d="M60 138V66h16V50h16V34h16V18h26v16h16v16h16v16h16v72M112 138v-28a13 13 0 0 1 26 0v28M78 84h18v18H78zM154 84h18v18h-18zM78 138v-22h18v22M154 138v-22h18v22M112 62h26v20h-26zM300 138V74h44v64M312 86h20v14h-20zM312 112h20v14h-20z" />
    <path
      className="empty-street__missing"
      d="M212 138V64l36-28 36 28v74M234 138v-32h28v32M236 72h24v16h-24z"
    />
    {heart ? (
      <path
        className="empty-street__heart"
        d="M248 66s-9-5.5-9-12.200a5.2 5.2 0 0 1 9-3.600 5.2 5.2 0 0 1 9 3.600C257 60.500 248 66 248 66z"
      />
    ) : null}
  </svg>
);
