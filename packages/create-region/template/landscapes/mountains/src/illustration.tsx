/** Trees: [x, foot, scale], back to front. */
const TREES = [
  [998, 1020, 0.87],
  [1042, 1027, 1.39],
  [206, 1027, 1.2],
  [137, 1044, 1.4],
  [1137, 1055, 2.03],
  [51, 1103, 2.21],
  [1115, 1146, 2.7],
] as const;

const CROWN =
  "M-40-46a22 22 0 0 1 6-32 26 26 0 0 1 40-20 24 24 0 0 1 32 18 22 22 0 0 1 0 38 20 20 0 0 1-30 10 22 22 0 0 1-32-2 18 18 0 0 1-16-12Z";
const CROWN_LIT =
  "M-32-58a18 18 0 0 1 8-22 22 22 0 0 1 30-12 16 16 0 0 1 8 16 14 14 0 0 1-16 10 16 16 0 0 1-16 12 14 14 0 0 1-14-4Z";
const TRUNK = "M-6 6Q-1-18-3-38L-16-50-13-54-1-44 1-58H4L6-42 17-52 20-48 6-34Q5-14 10 6Z";

/** Grass in front: [x, scale]. */
const GRASS = [
  [30, 2],
  [112, 1.3],
  [196, 0.9],
  [1004, 0.9],
  [1086, 1.4],
  [1172, 2],
] as const;
const TUFT =
  "M-6 2Q-14-34-38-54-7-38 0 2ZM-3 2Q-9-54-18-88 4-54 4 2ZM2 2Q6-50 25-80 15-46 9 2ZM6 2Q19-30 44-42 23-24 12 2Z";

function Sky() {
  return (
    <>
      <linearGradient id="__NAME__-sky" x2="0" y2="1">
        <stop stopColor="var(--wm-art-sky-1)" />
        <stop offset=".7" stopColor="var(--wm-art-sky-2)" />
      </linearGradient>
      <linearGradient id="__NAME__-haze" x2="0" y2="1">
        <stop stopColor="var(--wm-art-sky-2)" stopOpacity="0" />
        <stop offset="1" stopColor="var(--wm-art-sky-2)" stopOpacity=".65" />
      </linearGradient>
      <path d="M0 0h1200v1200H0Z" fill="url(#__NAME__-sky)" />
      <path
        d="M90 160h0M260 330h0M410 110h0M560 260h0M660 90h0M820 200h0M980 120h0M1090 290h0M160 470h0M480 430h0M1010 470h0M310 210h0M740 330h0M900 400h0"
        stroke="var(--wm-art-star)"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <g transform="translate(669 758)" fill="var(--wm-art-sun)">
        <circle r="480" opacity=".08" />
        <circle r="320" opacity=".12" />
        <circle r="190" opacity=".2" />
        <circle r="88" />
      </g>
      <path
        d="M700 250h280a14 14 0 0 1 0 28h-60a10 10 0 0 0 0 20h110a12 12 0 0 1 0 24H810a12 12 0 0 1 0-24h20a10 10 0 0 0 0-20H700a14 14 0 0 1 0-28ZM120 560h220a12 12 0 0 1 0 24h-70a9 9 0 0 0 0 18h40a11 11 0 0 1 0 22H170a11 11 0 0 1 0-22h10a9 9 0 0 0 0-18h-60a12 12 0 0 1 0-24Z"
        fill="var(--wm-art-sky-2)"
        opacity=".55"
      />
    </>
  );
}

function Balloon() {
  return (
    <g transform="translate(469 358)">
      <path
        d="M0-118C66-118 104-70 104-18 104 38 54 70 24 112H-24C-54 70-104 38-104-18-104-70-66-118 0-118Z"
        fill="var(--wm-art-5)"
      />
      <path
        d="M0-118C-38-104-56-66-56-18-56 38-34 74-16 112H-24C-54 70-104 38-104-18-104-70-66-118 0-118ZM0-118C-16-96-22-60-22-18-22 38-12 74-6 112H6C12 74 22 38 22-18 22-60 16-96 0-118ZM0-118C38-104 56-66 56-18 56 38 34 74 16 112H24C54 70 104 38 104-18 104-70 66-118 0-118Z"
        fill="var(--wm-art-8)"
      />
      <path d="M-22 112L-15 146M22 112L15 146" stroke="var(--wm-art-7)" strokeWidth="4" />
      <path d="M-19 144H19L15 176Q0 182-15 176Z" fill="var(--wm-art-7)" />
    </g>
  );
}

function Distance() {
  return (
    <>
      <path
        d="M-170 880L-54 765-20 713 20 773 126 880ZM-9 880L109 741 143 689 183 749 329 880ZM230 880L343 762 377 710 417 770 536 880ZM453 880L557 776 591 724 631 784 745 880ZM632 880L740 760 774 708 814 768 926 880ZM824 880L963 694 997 642 1037 702 1176 880ZM1082 880L1226 755 1260 703 1300 763 1432 880Z"
        fill="var(--wm-art-1)"
      />
      <path
        d="M-20 713L20 773 126 880H8L14 843-24 797-8 763ZM143 689L183 749 329 880H190L177 819 139 773 155 739ZM377 710L417 770 536 880H413L411 840 373 794 389 760ZM591 724L631 784 745 880H629L625 854 587 808 603 774ZM774 708L814 768 926 880H809L808 838 770 792 786 758ZM997 642L1037 702 1176 880H1030L1031 772 993 726 1009 692ZM1260 703L1300 763 1432 880H1287L1294 833 1256 787 1272 753Z"
        fill="var(--wm-art-2)"
        opacity=".6"
      />
      <path d="M0 720h1200v180H0Z" fill="url(#__NAME__-haze)" />
      <path
        d="M-126 1220V811C-79 820 61 865 155 866S342 815 436 815 623 866 717 867 904 822 998 822 1185 866 1279 866 1513 828 1560 820V1220Z"
        fill="var(--wm-art-2)"
      />
    </>
  );
}

function Land() {
  return (
    <>
      <path
        d="M-326 1220V912C-252 910-30 896 118 897S414 918 562 916 858 888 1006 888 1376 912 1450 917V1220Z"
        fill="var(--wm-art-3)"
      />
      <path
        d="M0 958C180 940 330 962 470 1010S560 1150 640 1220H0ZM1200 946C1040 936 900 960 790 1008S700 1150 660 1220H1200Z"
        fill="var(--wm-__FIELDS__)"
        opacity=".42"
      />
      <path
        d="M-20 1034C150 984 300 986 452 1020M-20 1090C160 1032 320 1026 500 1056M-20 1156C180 1090 360 1076 540 1100M1220 1022C1060 972 920 978 800 1020M1220 1080C1060 1024 900 1022 760 1060M1220 1150C1060 1086 900 1070 730 1104"
        fill="none"
        stroke="var(--wm-art-5)"
        strokeWidth="6"
        strokeDasharray="1 15"
        strokeLinecap="round"
      />
      <path
        d="M666 906C667 911 680 924 672 934S620 954 619 966 679 991 665 1006 534 1037 537 1056 718 1093 685 1120 394 1203 336 1220H468C516 1203 738 1147 757 1120S592 1075 581 1056 683 1021 692 1006 636 978 635 966 675 944 681 934 673 911 671 906Z"
        fill="var(--wm-art-4)"
      />
    </>
  );
}

function Signpost() {
  return (
    <g transform="translate(399 1116)">
      <path d="M-9 0V-238q9-11 18 0V0Z" fill="var(--wm-art-7)" />
      <path d="M-26-222H88l24 23-24 23H-26Z" fill="var(--wm-art-8)" />
      <path d="M26-164H-76l-20 19 20 19H26Z" fill="var(--wm-art-4)" />
    </g>
  );
}

/** A trail through fields to the mountains and the sun, a signpost beside it and a balloon above, drawn in the region's tokens. */
export function Illustration(props: { className?: string }) {
  return (
    <svg {...props} viewBox="0 0 1200 1200" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <Sky />
      <Balloon />
      <Distance />
      <Land />
      {TREES.map(([x, foot, scale]) => (
        <g key={x} transform={`translate(${x} ${foot})scale(${scale})`}>
          <path d={TRUNK} fill="var(--wm-art-7)" />
          <path d={CROWN} fill="var(--wm-art-6)" />
          <path d={CROWN_LIT} fill="var(--wm-art-5)" />
        </g>
      ))}
      <Signpost />
      <path
        d="M0 1150C120 1126 260 1150 380 1204H0ZM1200 1138C1060 1124 920 1150 800 1204H1200Z"
        fill="var(--wm-art-6)"
      />
      {GRASS.map(([x, scale]) => (
        <path
          key={x}
          transform={`translate(${x} 1204)scale(${scale})`}
          d={TUFT}
          fill="var(--wm-art-7)"
        />
      ))}
    </svg>
  );
}
