// SPDX-License-Identifier: MIT
pragma solidity 0.8.21;

/// Ways for a call to end, and values to read.
contract Oddities {
    error TooOdd(uint256 number);

    event Noted(address indexed who, uint256 indexed what, string text);

    uint256 public noted;

    function refuse() external pure {
        revert("I had rather not");
    }

    function refuseSilently() external pure {
        revert();
    }

    function refuseOddly(uint256 number) external pure {
        revert TooOdd(number);
    }

    function overflow(uint256 number) external pure returns (uint256) {
        return number + type(uint256).max;
    }

    function loop() external view {
        for (uint256 i = 0; i >= 0; i = noted) {}
    }

    function note(uint256 what, string calldata text) external payable {
        noted = what;
        emit Noted(msg.sender, what, text);
    }

    function noteMany(uint256 count) external {
        for (uint256 i = 0; i < count; i++) {
            emit Noted(msg.sender, i, "again");
        }
    }

    function surroundings() external view returns (uint256 number, uint256 time, uint256 chain, uint256 fee) {
        return (block.number, block.timestamp, block.chainid, block.basefee);
    }
}
